import { afterAll, beforeAll, onTestFinished } from 'vitest';

type CleanUp = () => unknown;

/** What is to be done when all tests of a file are over, while something is made for all of them. */
let ofFile: CleanUp[] | undefined;

/** Calls something when the test is over; what was begun for all tests of a file, when those are. */
export function atEnd(cleanUp: CleanUp): void {
  if (ofFile) ofFile.push(cleanUp);
  else onTestFinished(async () => void (await cleanUp()));
}

/** Makes something once for all tests of a file, or of a `describe`; returns what gives it to a test. */
export function shared<Value>(make: () => Promise<Value>): () => Value {
  const cleanUps: CleanUp[] = [];
  let made: { readonly value: Value } | undefined;
  beforeAll(async () => {
    ofFile = cleanUps;
    try {
      made = { value: await make() };
    } finally {
      ofFile = undefined;
    }
  });
  afterAll(async () => {
    for (const cleanUp of cleanUps.toReversed()) await cleanUp();
  });
  return () => {
    if (!made) throw new Error('it is made before the tests, not while they are listed');
    return made.value;
  };
}
