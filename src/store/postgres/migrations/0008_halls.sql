ALTER TABLE "channels" ADD COLUMN "hall" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "tagged" text;--> statement-breakpoint
CREATE INDEX "channels_hall" ON "channels" USING btree ("guild_id") WHERE hall;--> statement-breakpoint
CREATE INDEX "channels_tagged" ON "channels" USING btree ("id") WHERE tagged <> 'over';