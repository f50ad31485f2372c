ALTER TABLE `channels` ADD `hall` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `channels` ADD `tagged` text;--> statement-breakpoint
CREATE INDEX `channels_hall` ON `channels` (`guild_id`) WHERE hall;--> statement-breakpoint
CREATE INDEX `channels_tagged` ON `channels` (`id`) WHERE tagged <> 'over';