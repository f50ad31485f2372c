/** The nested `errors` of Discord: keys and array indexes lead to lists of `{code, message}`. */
export interface ErrorTree {
  [key: string]: ErrorTree | FieldError[];
}

export interface FieldError {
  readonly code: string;
  readonly message: string;
}

/** An answer of the REST API that is not a success. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: number;
  readonly errors: ErrorTree | undefined;

  constructor(status: number, code: number, message: string, errors?: ErrorTree) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.errors = errors;
  }

  /** The JSON body that goes over the wire. */
  body(): { message: string; code: number; errors?: ErrorTree } {
    return { message: this.message, code: this.code, ...(this.errors === undefined ? {} : { errors: this.errors }) };
  }
}

const KNOWN_ERRORS = {
  notFound: [404, 0, '404: Not Found'],
  methodNotAllowed: [405, 0, '405: Method Not Allowed'],
  unauthorized: [401, 0, '401: Unauthorized'],
  unknownApplication: [404, 10002, 'Unknown Application'],
  unknownChannel: [404, 10003, 'Unknown Channel'],
  unknownGuild: [404, 10004, 'Unknown Guild'],
  unknownMember: [404, 10007, 'Unknown Member'],
  unknownMessage: [404, 10008, 'Unknown Message'],
  unknownUser: [404, 10013, 'Unknown User'],
  unknownEmoji: [404, 10014, 'Unknown Emoji'],
  unknownWebhook: [404, 10015, 'Unknown Webhook'],
  unknownInteraction: [404, 10062, 'Unknown interaction'],
  tagRequired: [400, 40067, 'A tag is required to create a forum post in this channel'],
  tooManyEmojis: [400, 30008, 'Maximum number of emojis reached (2000)'],
  tooManyAttachments: [400, 30015, 'Maximum number of attachments in a message reached (10)'],
  tooManyCommandCreates: [400, 30034, 'Max number of daily application command creates has been reached (200)'],
  entityTooLarge: [413, 40005, 'Request entity too large'],
  alreadyAcknowledged: [400, 40060, 'Interaction has already been acknowledged.'],
  tooManyFollowUps: [400, 40094, 'This interaction has hit the maximum number of follow up messages.'],
  missingAccess: [403, 50001, 'Missing Access'],
  notEditable: [403, 50005, 'Cannot edit a message authored by another user'],
  emptyMessage: [400, 50006, 'Cannot send an empty message'],
  directMessagesClosed: [403, 50007, 'Cannot send messages to this user'],
  missingPermissions: [403, 50013, 'Missing Permissions'],
  wrongChannelType: [400, 50024, 'Cannot execute action on this channel type'],
  invalidWebhookToken: [401, 50027, 'Invalid Webhook Token'],
  notATextChannel: [400, 50008, 'Cannot send messages in a non-text channel'],
  archivedThread: [400, 50083, 'Thread is archived'],
  entryPointMissing: [400, 50240, "You cannot remove this app's Entry Point command in a bulk update operation."],
  brokenJson: [400, 50109, 'The request body contains invalid JSON.'],
  threadLocked: [403, 160005, 'Thread is locked'],
} as const satisfies Record<string, readonly [status: number, code: number, message: string]>;

/** One of Discord's documented errors by its name here. */
export function apiError(name: keyof typeof KNOWN_ERRORS): ApiError {
  const [status, code, message] = KNOWN_ERRORS[name];
  return new ApiError(status, code, message);
}
