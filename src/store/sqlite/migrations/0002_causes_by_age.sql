DROP INDEX `games_unrated`;--> statement-breakpoint
CREATE INDEX `games_unrated` ON `games` (`changed_at`) WHERE status in ('ended', 'closed') and not rated;--> statement-breakpoint
CREATE INDEX `causes_at` ON `causes` (`at`);