CREATE TABLE `absences` (
	`user_id` text NOT NULL,
	`from_at` integer NOT NULL,
	`until_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `from_at`)
);
--> statement-breakpoint
CREATE TABLE `clocks` (
	`game_id` integer PRIMARY KEY NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	`turn` integer,
	`seat` integer,
	`since` integer NOT NULL,
	`moved_at` integer NOT NULL,
	`due_at` integer,
	`reminders` integer DEFAULT 0 NOT NULL,
	`reminded_at` integer,
	`asked_at` integer,
	`deadline` integer,
	`away` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `clocks_due` ON `clocks` (`due_at`) WHERE due_at is not null;--> statement-breakpoint
CREATE TABLE `heartbeat` (
	`id` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `outages` (
	`from_at` integer PRIMARY KEY NOT NULL,
	`to_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `reminders` (
	`user_id` text PRIMARY KEY NOT NULL,
	`hours` integer NOT NULL,
	`quiet_from` integer,
	`quiet_to` integer,
	`timezone` text,
	`direct` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `posts` ADD `user_id` text;--> statement-breakpoint
ALTER TABLE `posts` ADD `direct` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `posts_user` ON `posts` (`user_id`) WHERE user_id is not null;--> statement-breakpoint
INSERT INTO `clocks` (`game_id`, `since`, `moved_at`, `due_at`)
  SELECT `id`, unixepoch() * 1000, unixepoch() * 1000, 0 FROM `games` WHERE `status` = 'running';
