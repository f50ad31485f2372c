CREATE TABLE `pings` (
	`game_id` integer NOT NULL,
	`about` text NOT NULL,
	`user_id` text NOT NULL,
	`post_id` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`game_id`, `about`, `user_id`),
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `pings_user` ON `pings` (`user_id`);--> statement-breakpoint
ALTER TABLE `watchers` ADD `told` integer DEFAULT 0 NOT NULL;