CREATE TABLE `pages` (
	`game_id` integer PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`is_open` integer NOT NULL,
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `pages_key` ON `pages` (`key`);