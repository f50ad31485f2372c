CREATE TABLE "plans" (
	"game_id" bigint NOT NULL,
	"seat" bigint NOT NULL,
	"user_id" text NOT NULL,
	"draft" text NOT NULL,
	"promise" text NOT NULL,
	"made_at" bigint NOT NULL,
	"dropped" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "plans_game_id_seat_pk" PRIMARY KEY("game_id","seat")
);
--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plans_user" ON "plans" USING btree ("user_id");