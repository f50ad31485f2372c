DROP INDEX `games_voting`;--> statement-breakpoint
ALTER TABLE `games` DROP COLUMN `vote_ends_at`;