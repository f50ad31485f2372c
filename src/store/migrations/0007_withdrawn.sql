ALTER TABLE `posts` ADD `withdrawn` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `posts` ADD `begun` integer;--> statement-breakpoint
-- What was being sent when an earlier version ended may have arrived.
UPDATE `posts` SET `begun` = `wish` WHERE `pending` = 'send';