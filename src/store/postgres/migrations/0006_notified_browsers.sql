CREATE TABLE "push_keys" (
	"id" bigint PRIMARY KEY NOT NULL,
	"private_key" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "seat_sessions" ADD COLUMN "push_endpoint" text;--> statement-breakpoint
ALTER TABLE "seat_sessions" ADD COLUMN "push_key" text;--> statement-breakpoint
ALTER TABLE "seat_sessions" ADD COLUMN "push_auth" text;--> statement-breakpoint
ALTER TABLE "seat_sessions" ADD COLUMN "told_turn" bigint;--> statement-breakpoint
CREATE INDEX "seat_sessions_push" ON "seat_sessions" USING btree ("game_id") WHERE push_endpoint is not null;