CREATE TABLE `__new_posts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`game_id` integer,
	`other_subject` text,
	`guild_id` text,
	`subject` text GENERATED ALWAYS AS (coalesce(other_subject, 'game ' || cast(game_id as text))) VIRTUAL NOT NULL,
	`channel_id` text NOT NULL,
	`kind` text NOT NULL,
	`seq` integer NOT NULL,
	`message_id` text,
	`pending` text,
	`stripped` integer DEFAULT 0 NOT NULL,
	`withdrawn` integer DEFAULT 0 NOT NULL,
	`begun` integer,
	`begun_after` text,
	`begun_as` text,
	`wish` integer NOT NULL,
	`attempts` integer NOT NULL,
	`not_before` integer NOT NULL,
	`failure` integer,
	`act` integer,
	`user_id` text,
	`direct` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `__new_posts` (`id`, `game_id`, `channel_id`, `kind`, `seq`, `message_id`, `pending`, `stripped`, `withdrawn`, `begun`, `begun_after`, `begun_as`, `wish`, `attempts`, `not_before`, `failure`, `act`, `user_id`, `direct`)
SELECT `id`, `game_id`, `channel_id`, `kind`, `seq`, `message_id`, `pending`, `stripped`, `withdrawn`, `begun`, `begun_after`, `begun_as`, `wish`, `attempts`, `not_before`, `failure`, `act`, `user_id`, `direct` FROM `posts`;--> statement-breakpoint
-- Ids are never given again, not even those of the last posts.
DELETE FROM sqlite_sequence WHERE name = '__new_posts';--> statement-breakpoint
INSERT INTO sqlite_sequence (name, seq) SELECT '__new_posts', seq FROM sqlite_sequence WHERE name = 'posts';--> statement-breakpoint
DROP TABLE `posts`;--> statement-breakpoint
ALTER TABLE `__new_posts` RENAME TO `posts`;--> statement-breakpoint
CREATE INDEX `posts_of_game` ON `posts` (`game_id`,`kind`);--> statement-breakpoint
CREATE INDEX `posts_of_subject` ON `posts` (`subject`,`kind`);--> statement-breakpoint
CREATE INDEX `posts_pending` ON `posts` (`subject`,`id`) WHERE pending is not null;--> statement-breakpoint
CREATE INDEX `posts_user` ON `posts` (`user_id`) WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX `posts_given_up` ON `posts` (`subject`) WHERE failure is not null and message_id is null and pending is null;