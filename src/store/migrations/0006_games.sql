ALTER TABLE `games` ADD `rule_set` text DEFAULT 'amazonas' NOT NULL;--> statement-breakpoint
ALTER TABLE `tile_sets` ADD `rule_set` text DEFAULT 'amazonas' NOT NULL;