CREATE TABLE `notices` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`game_id` integer NOT NULL,
	`user_id` text NOT NULL,
	`what` text NOT NULL,
	`post_id` integer NOT NULL,
	`length` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`not_before` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `notices_user` ON `notices` (`user_id`);--> statement-breakpoint
CREATE TABLE `settings` (
	`user_id` text PRIMARY KEY NOT NULL,
	`language` text,
	`theme` text,
	`hints` integer DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE `watchers` (
	`game_id` integer NOT NULL,
	`user_id` text NOT NULL,
	`what` text NOT NULL,
	PRIMARY KEY(`game_id`, `user_id`),
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `watchers_user` ON `watchers` (`user_id`);--> statement-breakpoint
ALTER TABLE `channels` ADD `language` text;--> statement-breakpoint
ALTER TABLE `games` ADD `warned_at` integer;--> statement-breakpoint
CREATE INDEX `games_idle` ON `games` (`changed_at`) WHERE status = 'lobby';--> statement-breakpoint
CREATE INDEX `games_owner` ON `games` (`owner_id`);--> statement-breakpoint
CREATE INDEX `seats_games` ON `seats` (`user_id`);