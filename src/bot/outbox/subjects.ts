import { gamePosts } from './game-posts.ts';
import type { Subject } from './subject.ts';

/** Everything that posts can belong to. */
export const SUBJECTS: readonly Subject[] = [gamePosts];
