CREATE TABLE "seat_tickets" (
	"game_id" bigint NOT NULL,
	"user_id" text NOT NULL,
	"hash" text NOT NULL,
	"made_at" bigint NOT NULL,
	CONSTRAINT "seat_tickets_game_id_user_id_pk" PRIMARY KEY("game_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "seat_sessions" (
	"hash" text PRIMARY KEY NOT NULL,
	"game_id" bigint NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"made_at" bigint NOT NULL,
	"seen_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "seat_tickets" ADD CONSTRAINT "seat_tickets_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_sessions" ADD CONSTRAINT "seat_sessions_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "seat_tickets_hash" ON "seat_tickets" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "seat_tickets_user" ON "seat_tickets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "seat_sessions_seat" ON "seat_sessions" USING btree ("game_id","user_id");--> statement-breakpoint
CREATE INDEX "seat_sessions_user" ON "seat_sessions" USING btree ("user_id");