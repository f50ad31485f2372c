CREATE TABLE `quiets` (
	`game_id` integer NOT NULL,
	`user_id` text NOT NULL,
	`turn` integer NOT NULL,
	PRIMARY KEY(`game_id`, `user_id`, `turn`),
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `quiets_user` ON `quiets` (`user_id`);