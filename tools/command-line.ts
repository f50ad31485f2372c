import { type ParseArgsConfig, parseArgs } from 'node:util';

/** What the caller of a tool got wrong; told in one message, without a stack. */
export class UsageError extends Error {}

type Options = NonNullable<ParseArgsConfig['options']>;

/**
 * Runs a tool: `--help` prints `help`; wrong options and unusable input end it with status 2 and a message on stderr.
 *
 * @param tool.run its status, 0 when all is well
 */
export async function runTool<const Given extends Options>(tool: {
  help: string;
  options: Given;
  run: (
    parsed: ReturnType<typeof parseArgs<{ options: Given; allowPositionals: true; strict: true }>>,
  ) => number | Promise<number>;
}): Promise<void> {
  const args = process.argv.slice(2);
  // A reader that has seen enough (head, less) closes the pipe, which is no fault.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? 0 : 1);
  });
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(tool.help);
    return;
  }
  try {
    endWith(await tool.run(parsedArguments(args, tool.options)));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\n`);
    endWith(2);
  }
}

/** Sets the status for the end of the process, also where the package that runs PostgreSQL servers ends it with 0. */
function endWith(status: number): void {
  process.once('exit', () => {
    process.exitCode = status;
  });
}

/** A whole number in a range; `name` is the option's. */
export function wholeNumber(name: string, text: string, range: { min: number; max: number }): number {
  const value = Number(text);
  if (/^\d{1,9}$/.test(text) && value >= range.min && value <= range.max) return value;
  throw new UsageError(`--${name} takes a whole number from ${range.min} to ${range.max}, not "${text}"`);
}

/** Whole numbers for the first and the second of a pair: `N` for both, or `N:M`, `N:` or `:M`. */
export function twoNumbers(
  name: string,
  text: string | undefined,
  range: { min: number; max: number },
): readonly [number | undefined, number | undefined] {
  const [first = '', second = first, ...more] = (text ?? ':').split(':');
  if (more.length > 0) throw new UsageError(`--${name} takes one number or two with a colon, not "${text}"`);
  const numberOf = (part: string) => (part === '' ? undefined : wholeNumber(name, part, range));
  return [numberOf(first), numberOf(second)];
}

function parsedArguments<const Given extends Options>(args: string[], options: Given) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n--help lists the options`);
  }
}
