/*
 * Loaded before the program by `--import`: sends to the push service of tests, whose origin is in PUSHES_TO, what is for Google's.
 */
const fetchAnywhere = globalThis.fetch;
globalThis.fetch = (address, how) =>
  fetchAnywhere(String(address).replace('https://fcm.googleapis.com', process.env.PUSHES_TO), how);
