CREATE TABLE `acts` (
	`game_id` integer NOT NULL,
	`number` integer NOT NULL,
	`seq` integer NOT NULL,
	`at` integer NOT NULL,
	`act` text NOT NULL,
	`user_id` text,
	PRIMARY KEY(`game_id`, `number`),
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `acts_user` ON `acts` (`user_id`) WHERE user_id is not null;--> statement-breakpoint
ALTER TABLE `games` ADD `vote_ends_at` integer;--> statement-breakpoint
CREATE INDEX `games_voting` ON `games` (`vote_ends_at`) WHERE vote_ends_at is not null;