CREATE TABLE `causes` (
	`id` text PRIMARY KEY NOT NULL,
	`game_id` integer NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `channels` (
	`id` text PRIMARY KEY NOT NULL,
	`guild_id` text NOT NULL,
	`locale` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `games` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`guild_id` text NOT NULL,
	`channel_id` text NOT NULL,
	`owner_id` text NOT NULL,
	`status` text NOT NULL,
	`options` text NOT NULL,
	`setup` text,
	`revision` integer NOT NULL,
	`created_at` integer NOT NULL,
	`changed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `games_open_in_channel` ON `games` (`channel_id`) WHERE status in ('lobby', 'running');--> statement-breakpoint
CREATE INDEX `games_in_channel` ON `games` (`channel_id`);--> statement-breakpoint
CREATE TABLE `log` (
	`game_id` integer NOT NULL,
	`seq` integer NOT NULL,
	`entry` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`game_id`, `seq`),
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `posts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`game_id` integer NOT NULL,
	`channel_id` text NOT NULL,
	`kind` text NOT NULL,
	`seq` integer NOT NULL,
	`message_id` text,
	`pending` text,
	`wish` integer NOT NULL,
	`attempts` integer NOT NULL,
	`not_before` integer NOT NULL,
	`failure` integer,
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `posts_of_game` ON `posts` (`game_id`,`kind`);--> statement-breakpoint
CREATE INDEX `posts_pending` ON `posts` (`game_id`,`id`) WHERE pending is not null;--> statement-breakpoint
CREATE TABLE `seats` (
	`game_id` integer NOT NULL,
	`position` integer NOT NULL,
	`user_id` text NOT NULL,
	`colour` text NOT NULL,
	PRIMARY KEY(`game_id`, `position`),
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `seats_user` ON `seats` (`game_id`,`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `seats_colour` ON `seats` (`game_id`,`colour`);--> statement-breakpoint
CREATE TABLE `tile_sets` (
	`hash` text PRIMARY KEY NOT NULL,
	`json` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`locale` text NOT NULL
);
