CREATE TABLE `wanted_threads` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`cause` text NOT NULL,
	`guild_id` text NOT NULL,
	`parent_id` text NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`content` text NOT NULL,
	`user_id` text NOT NULL,
	`begun_after` text,
	`thread_id` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`not_before` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `wanted_threads_cause` ON `wanted_threads` (`cause`);--> statement-breakpoint
CREATE INDEX `wanted_threads_user` ON `wanted_threads` (`user_id`);