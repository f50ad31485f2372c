import '../../../src/picture-thread.ts';

/** The thread that paints, which dies of every picture. */
JSON.parse = () => {
  throw process.exit(3);
};
