DROP INDEX "posts_pending";--> statement-breakpoint
DROP INDEX "posts_given_up";--> statement-breakpoint
ALTER TABLE "posts" ALTER COLUMN "game_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "other_subject" text;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "guild_id" text;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "subject" text GENERATED ALWAYS AS (coalesce(other_subject, 'game ' || cast(game_id as text))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "posts_of_subject" ON "posts" USING btree ("subject","kind");--> statement-breakpoint
CREATE INDEX "posts_pending" ON "posts" USING btree ("subject","id") WHERE pending is not null;--> statement-breakpoint
CREATE INDEX "posts_given_up" ON "posts" USING btree ("subject") WHERE failure is not null and message_id is null and pending is null;