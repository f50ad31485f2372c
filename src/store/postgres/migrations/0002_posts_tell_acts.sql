ALTER TABLE "posts" ADD COLUMN "begun_as" text;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "act" bigint;--> statement-breakpoint
-- The messages of earlier versions told the acts of their kind in order; one that asks somebody asks about the latest vote.
UPDATE posts SET act = (SELECT number FROM (
	SELECT number, row_number() OVER (ORDER BY number) AS nth FROM (
		SELECT number, user_id, json_if_valid(acts.act) ->> 'type' AS type FROM acts WHERE acts.game_id = posts.game_id
	) AS typed WHERE CASE posts.kind WHEN 'vote' THEN type = 'vote-opened' WHEN 'offer' THEN type = 'seat-offered'
		ELSE type IN ('kicked', 'player-gone') OR (type = 'paused' AND user_id IS NOT NULL) END
) AS told WHERE nth = (SELECT count(*) FROM posts AS earlier
	WHERE earlier.game_id = posts.game_id AND earlier.kind = posts.kind AND earlier.id <= posts.id)
) WHERE kind IN ('vote', 'offer', 'act');--> statement-breakpoint
UPDATE posts SET act = (SELECT max(number) FROM acts WHERE acts.game_id = posts.game_id AND json_if_valid(acts.act) ->> 'type' = 'vote-opened')
	WHERE kind = 'asked';--> statement-breakpoint
-- Processes of the version before write such messages together with the act that they tell. Goes with the version after this one.
CREATE FUNCTION act_told() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.act := (SELECT max(number) FROM (
		SELECT number, user_id, json_if_valid(acts.act) ->> 'type' AS type FROM acts WHERE acts.game_id = NEW.game_id
	) AS typed WHERE CASE NEW.kind WHEN 'vote' THEN type = 'vote-opened' WHEN 'asked' THEN type = 'vote-opened'
		WHEN 'offer' THEN type = 'seat-offered'
		ELSE type IN ('kicked', 'player-gone') OR (type = 'paused' AND user_id IS NOT NULL) END);
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER posts_act BEFORE INSERT ON posts FOR EACH ROW
	WHEN (NEW.act IS NULL AND NEW.kind IN ('vote', 'asked', 'offer', 'act')) EXECUTE FUNCTION act_told();