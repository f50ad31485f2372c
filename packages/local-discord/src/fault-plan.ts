/** Answers of the REST API that tests ask for. */
export interface PlannedFault {
  readonly method?: string;
  /** The path template, for example `/channels/{channel_id}/messages`, or a part of the real path. */
  readonly path: string;
  /** Status to answer; 0 cuts the connection instead. */
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Seconds for `Retry-After`; makes the usual 429 body when no body is given. */
  readonly retryAfter?: number;
  /** How many requests fail, 1 unless told. */
  readonly times?: number;
  /** True: the request takes effect and only its answer is lost, as happens with a 502. */
  readonly afterEffect?: boolean;
}

/** What a planned fault answers with. */
export interface FaultAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly afterEffect: boolean;
}

/** The faults still to come. */
export class FaultPlan {
  #planned: { fault: PlannedFault; left: number }[] = [];

  add(fault: PlannedFault): void {
    this.#planned.push({ fault, left: fault.times ?? 1 });
  }

  clear(): void {
    this.#planned = [];
  }

  /** The fault for a request, if one is planned; using it up counts. */
  take(request: {
    readonly method: string;
    readonly template: string;
    readonly path: string;
  }): FaultAnswer | undefined {
    const entry = this.#planned.find(
      ({ fault, left }) =>
        left > 0 &&
        (fault.method === undefined || fault.method === request.method) &&
        (fault.path === request.template || request.path.includes(fault.path)),
    );
    if (!entry) return undefined;
    entry.left -= 1;
    const { fault } = entry;
    const limited = { message: 'You are being rate limited.', retry_after: fault.retryAfter ?? 0, global: false };
    return {
      status: fault.status,
      body: fault.body ?? (fault.status === 429 ? limited : { message: `${fault.status}: injected`, code: 0 }),
      headers: {
        ...(fault.retryAfter === undefined ? {} : { 'retry-after': String(fault.retryAfter) }),
        ...fault.headers,
      },
      afterEffect: fault.afterEffect ?? false,
    };
  }
}
