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
, `language` text);
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
, `warned_at` integer, `vote_ends_at` integer, `rule_set` text DEFAULT 'amazonas' NOT NULL, `rated` integer DEFAULT false NOT NULL);
--> statement-breakpoint
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
	`failure` integer, `stripped` integer DEFAULT 0 NOT NULL, `user_id` text, `direct` integer DEFAULT false NOT NULL, `withdrawn` integer DEFAULT 0 NOT NULL, `begun` integer,
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `seats` (
	`game_id` integer NOT NULL,
	`position` integer NOT NULL,
	`user_id` text NOT NULL,
	`colour` text NOT NULL,
	PRIMARY KEY(`game_id`, `position`),
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `tile_sets` (
	`hash` text PRIMARY KEY NOT NULL,
	`json` text NOT NULL
, `rule_set` text DEFAULT 'amazonas' NOT NULL);
--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`locale` text NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE `settings` (
	`user_id` text PRIMARY KEY NOT NULL,
	`language` text,
	`theme` text,
	`hints` integer DEFAULT true NOT NULL
, `statistics` integer DEFAULT true NOT NULL, `advice` integer DEFAULT false NOT NULL);
--> statement-breakpoint
CREATE TABLE `watchers` (
	`game_id` integer NOT NULL,
	`user_id` text NOT NULL,
	`what` text NOT NULL,
	PRIMARY KEY(`game_id`, `user_id`),
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `quiets` (
	`game_id` integer NOT NULL,
	`user_id` text NOT NULL,
	`turn` integer NOT NULL,
	PRIMARY KEY(`game_id`, `user_id`, `turn`),
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
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
CREATE TABLE `rated_in` (
	`guild_id` text NOT NULL,
	`rule_set` text NOT NULL,
	`user_id` text NOT NULL,
	PRIMARY KEY(`guild_id`, `rule_set`, `user_id`)
);
--> statement-breakpoint
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
CREATE TABLE `analyses` (
	`game_id` integer PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`body` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `games_open_in_channel` ON `games` (`channel_id`) WHERE status in ('lobby', 'running');
--> statement-breakpoint
CREATE INDEX `games_in_channel` ON `games` (`channel_id`);
--> statement-breakpoint
CREATE INDEX `posts_of_game` ON `posts` (`game_id`,`kind`);
--> statement-breakpoint
CREATE INDEX `posts_pending` ON `posts` (`game_id`,`id`) WHERE pending is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX `seats_user` ON `seats` (`game_id`,`user_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `seats_colour` ON `seats` (`game_id`,`colour`);
--> statement-breakpoint
CREATE INDEX `notices_user` ON `notices` (`user_id`);
--> statement-breakpoint
CREATE INDEX `watchers_user` ON `watchers` (`user_id`);
--> statement-breakpoint
CREATE INDEX `games_idle` ON `games` (`changed_at`) WHERE status = 'lobby';
--> statement-breakpoint
CREATE INDEX `games_owner` ON `games` (`owner_id`);
--> statement-breakpoint
CREATE INDEX `seats_games` ON `seats` (`user_id`);
--> statement-breakpoint
CREATE INDEX `quiets_user` ON `quiets` (`user_id`);
--> statement-breakpoint
CREATE INDEX `posts_given_up` ON `posts` (`game_id`) WHERE failure is not null and message_id is null and pending is null;
--> statement-breakpoint
CREATE INDEX `acts_user` ON `acts` (`user_id`) WHERE user_id is not null;
--> statement-breakpoint
CREATE INDEX `games_voting` ON `games` (`vote_ends_at`) WHERE vote_ends_at is not null;
--> statement-breakpoint
CREATE INDEX `clocks_due` ON `clocks` (`due_at`) WHERE due_at is not null;
--> statement-breakpoint
CREATE INDEX `posts_user` ON `posts` (`user_id`) WHERE user_id is not null;
--> statement-breakpoint
CREATE INDEX `rated_in_user` ON `rated_in` (`user_id`);
--> statement-breakpoint
CREATE INDEX `games_unrated` ON `games` (`changed_at`) WHERE status = 'ended' and rated = 0;
