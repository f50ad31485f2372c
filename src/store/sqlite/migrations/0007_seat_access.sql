CREATE TABLE `seat_tickets` (
	`game_id` integer NOT NULL,
	`user_id` text NOT NULL,
	`hash` text NOT NULL,
	`made_at` integer NOT NULL,
	PRIMARY KEY(`game_id`, `user_id`),
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `seat_tickets_hash` ON `seat_tickets` (`hash`);--> statement-breakpoint
CREATE INDEX `seat_tickets_user` ON `seat_tickets` (`user_id`);--> statement-breakpoint
CREATE TABLE `seat_sessions` (
	`hash` text PRIMARY KEY NOT NULL,
	`game_id` integer NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`made_at` integer NOT NULL,
	`seen_at` integer NOT NULL,
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `seat_sessions_seat` ON `seat_sessions` (`game_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `seat_sessions_user` ON `seat_sessions` (`user_id`);