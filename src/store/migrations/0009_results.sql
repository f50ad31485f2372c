CREATE TABLE `rated_in` (
	`guild_id` text NOT NULL,
	`rule_set` text NOT NULL,
	`user_id` text NOT NULL,
	PRIMARY KEY(`guild_id`, `rule_set`, `user_id`)
);
--> statement-breakpoint
CREATE INDEX `rated_in_user` ON `rated_in` (`user_id`);--> statement-breakpoint
CREATE TABLE `ratings` (
	`user_id` text NOT NULL,
	`rule_set` text NOT NULL,
	`mu` real NOT NULL,
	`sigma` real NOT NULL,
	`games` integer NOT NULL,
	PRIMARY KEY(`user_id`, `rule_set`)
);
--> statement-breakpoint
CREATE TABLE `results` (
	`game_id` integer NOT NULL,
	`seat` integer NOT NULL,
	`points` integer NOT NULL,
	`place` integer NOT NULL,
	`categories` text NOT NULL,
	`mu` real,
	`sigma` real,
	PRIMARY KEY(`game_id`, `seat`),
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `games` ADD `rated` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `games_unrated` ON `games` (`changed_at`) WHERE status = 'ended' and rated = 0;--> statement-breakpoint
ALTER TABLE `settings` ADD `statistics` integer DEFAULT true NOT NULL;