CREATE TABLE `names` (
	`user_id` text NOT NULL,
	`guild_id` text NOT NULL,
	`name` text NOT NULL,
	PRIMARY KEY(`user_id`, `guild_id`)
);
--> statement-breakpoint
-- A name may be that of any server: it is kept for users who were seen in one server only.
INSERT INTO `names` (`user_id`, `guild_id`, `name`)
SELECT `users`.`id`, min(`seen`.`guild_id`), `users`.`name` FROM `users` JOIN (
	SELECT `seats`.`user_id`, `guild_id` FROM `seats` JOIN `games` ON `games`.`id` = `game_id`
	UNION SELECT `owner_id`, `guild_id` FROM `games`
	UNION SELECT `watchers`.`user_id`, `guild_id` FROM `watchers` JOIN `games` ON `games`.`id` = `game_id`
	UNION SELECT `acts`.`user_id`, `guild_id` FROM `acts` JOIN `games` ON `games`.`id` = `game_id`
) AS `seen` ON `seen`.`user_id` = `users`.`id`
GROUP BY `users`.`id` HAVING count(*) = 1;--> statement-breakpoint
DROP INDEX `games_unrated`;--> statement-breakpoint
-- Games that were stopped earlier have no results, and are not rated.
UPDATE `games` SET `rated` = true WHERE `status` = 'closed';--> statement-breakpoint
-- The same holds for results that wait for those of earlier games, where computers could advise.
UPDATE `games` SET `rated` = true WHERE `status` = 'ended' AND `rated` = false
	AND EXISTS (SELECT 1 FROM `results` WHERE `game_id` = `games`.`id`)
	AND (CASE WHEN json_valid(`options`) THEN coalesce(json_extract(`options`, '$.advice'), 0) ELSE 1 END
		OR (SELECT count(*) FROM `seats` WHERE `game_id` = `games`.`id` AND `user_id` NOT LIKE 'computer:%')
			- (SELECT count(DISTINCT CASE WHEN json_valid(`act`) THEN json_extract(`act`, '$.seat') END) FROM `acts` WHERE `game_id` = `games`.`id`
				AND CASE WHEN json_valid(`act`) THEN json_extract(`act`, '$.type') END = 'replaced' AND `user_id` LIKE 'computer:%') < 2);--> statement-breakpoint
CREATE INDEX `games_unrated` ON `games` (`changed_at`) WHERE status in ('ended', 'closed') and rated = 0;--> statement-breakpoint
ALTER TABLE `results` ADD `user_id` text;--> statement-breakpoint
UPDATE `results` SET `user_id` = (SELECT `user_id` FROM `seats`
	WHERE `seats`.`game_id` = `results`.`game_id` AND `position` = `seat`);--> statement-breakpoint
CREATE INDEX `results_user` ON `results` (`user_id`);--> statement-breakpoint
ALTER TABLE `users` DROP COLUMN `name`;
--> statement-breakpoint
ALTER TABLE `posts` ADD `begun_after` text;
--> statement-breakpoint
CREATE TABLE `wanted_analyses` (
	`game_id` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
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
--> statement-breakpoint
ALTER TABLE `heartbeat` ADD `behind_since` integer;
--> statement-breakpoint
ALTER TABLE `games` ADD `shown_ends` text;--> statement-breakpoint
CREATE INDEX `games_with_ends` ON `games` (`id`) WHERE shown_ends is not null;--> statement-breakpoint
UPDATE `games` SET `shown_ends` = '{}' WHERE `status` = 'running' AND EXISTS (SELECT 1 FROM `acts`
  WHERE `acts`.`game_id` = `games`.`id` AND json_extract(`act`, '$.type') IN ('vote-opened', 'seat-offered', 'vote-passed'));
--> statement-breakpoint
DROP INDEX `games_voting`;--> statement-breakpoint
ALTER TABLE `games` DROP COLUMN `vote_ends_at`;
