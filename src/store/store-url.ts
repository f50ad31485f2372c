/** True if a URL is that of a database on a PostgreSQL server. */
export function isServerUrl(url: string): boolean {
  return /^postgres(ql)?:\/\//.test(url);
}
