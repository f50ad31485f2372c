CREATE TABLE "pages" (
	"game_id" bigint PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"is_open" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pages_key" ON "pages" USING btree ("key");