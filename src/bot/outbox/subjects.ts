import { gamePosts } from './game-posts.ts';
import type { Subject } from './subject.ts';

/** All types of subjects that posts can belong to. */
export const SUBJECTS: readonly Subject[] = [gamePosts];
