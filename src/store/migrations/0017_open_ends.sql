ALTER TABLE `games` ADD `shown_ends` text;--> statement-breakpoint
CREATE INDEX `games_with_ends` ON `games` (`id`) WHERE shown_ends is not null;--> statement-breakpoint
UPDATE `games` SET `shown_ends` = '{}' WHERE `status` = 'running' AND EXISTS (SELECT 1 FROM `acts`
  WHERE `acts`.`game_id` = `games`.`id` AND json_extract(`act`, '$.type') IN ('vote-opened', 'seat-offered', 'vote-passed'));
