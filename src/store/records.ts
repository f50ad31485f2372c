/** The records that the store takes and returns, by subject. */
export * from './records/act.ts';
export * from './records/clock.ts';
export * from './records/due-post.ts';
export * from './records/game.ts';
export * from './records/game-write.ts';
export * from './records/ids.ts';
export * from './records/person.ts';
export * from './records/plan.ts';
export * from './records/post.ts';
export * from './records/result.ts';
export * from './records/seat-access.ts';
export * from './records/spectator.ts';
export * from './records/thread.ts';
