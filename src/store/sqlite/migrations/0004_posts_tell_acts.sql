ALTER TABLE `posts` ADD `begun_as` text;--> statement-breakpoint
ALTER TABLE `posts` ADD `act` integer;--> statement-breakpoint
-- The messages of earlier versions told the acts of their kind in order; one that asks somebody asks about the latest vote.
UPDATE posts SET act = (SELECT number FROM (
	SELECT number, row_number() OVER (ORDER BY number) AS nth FROM (
		SELECT number, user_id, CASE WHEN json_valid(acts.act) THEN json_extract(acts.act, '$.type') END AS type FROM acts WHERE acts.game_id = posts.game_id
	) AS typed WHERE CASE posts.kind WHEN 'vote' THEN type = 'vote-opened' WHEN 'offer' THEN type = 'seat-offered'
		ELSE type IN ('kicked', 'player-gone') OR (type = 'paused' AND user_id IS NOT NULL) END
) AS told WHERE nth = (SELECT count(*) FROM posts AS earlier
	WHERE earlier.game_id = posts.game_id AND earlier.kind = posts.kind AND earlier.id <= posts.id)
) WHERE kind IN ('vote', 'offer', 'act');--> statement-breakpoint
UPDATE posts SET act = (SELECT max(number) FROM acts WHERE acts.game_id = posts.game_id AND CASE WHEN json_valid(acts.act) THEN json_extract(acts.act, '$.type') END = 'vote-opened')
	WHERE kind = 'asked';