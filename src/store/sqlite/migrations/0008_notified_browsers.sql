CREATE TABLE `push_keys` (
	`id` integer PRIMARY KEY NOT NULL,
	`private_key` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `seat_sessions` ADD `push_endpoint` text;--> statement-breakpoint
ALTER TABLE `seat_sessions` ADD `push_key` text;--> statement-breakpoint
ALTER TABLE `seat_sessions` ADD `push_auth` text;--> statement-breakpoint
ALTER TABLE `seat_sessions` ADD `told_turn` integer;--> statement-breakpoint
CREATE INDEX `seat_sessions_push` ON `seat_sessions` (`game_id`) WHERE push_endpoint is not null;