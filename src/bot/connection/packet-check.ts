import {
  ApplicationCommandType,
  ComponentType,
  GatewayDispatchEvents,
  GatewayOpcodes,
  InteractionType,
} from 'discord.js';
import * as z from 'zod';

/** A fault of a packet, without its content. */
export interface PacketFault {
  /** Name of the event, or number of the operation. */
  readonly type: string;
  /** Path of the field that is missing or of a wrong type. */
  readonly at: string;
}

/** Limit in milliseconds. Discord's interval is 41 seconds; Node fires a timer at once if its delay is far too long. */
const LONGEST_HEARTBEAT_INTERVAL = 600_000;

const id = z.string().regex(/^\d{1,20}$/);
const bits = z.string().regex(/^\d{1,40}$/);
const user = z.looseObject({ id, username: z.string(), global_name: z.string().nullish() });

const helloSchema = z.looseObject({ heartbeat_interval: z.int().min(1).max(LONGEST_HEARTBEAT_INTERVAL) });

const readySchema = z.looseObject({
  user,
  session_id: z.string(),
  resume_gateway_url: z.url().optional(),
  guilds: z.array(z.looseObject({ id })),
  application: z.looseObject({ id }),
});

const optionSchema = z.looseObject({
  name: z.string(),
  type: z.int(),
  value: z.union([z.string(), z.number(), z.boolean()]).optional(),
  get options() {
    return z.array(optionSchema).optional();
  },
});
const file = z.looseObject({ id, filename: z.string(), size: z.int(), url: z.url() });
const resolved = z.looseObject({ attachments: z.record(id, file).optional() }).optional();
const commandData = z.looseObject({ name: z.string(), options: z.array(optionSchema).optional(), resolved });

/** The fields of an interaction that the bot needs; others are optional, or checked by discord.js. */
const interactionSchema = z.intersection(
  z.looseObject({
    id,
    token: z.string().min(1),
    application_id: id,
    locale: z.string(),
    guild_locale: z.string().nullish(),
    guild_id: id.optional(),
    channel: z.looseObject({ id, type: z.int().optional() }),
    app_permissions: bits,
    user: user.optional(),
    member: z
      .looseObject({ user, nick: z.string().nullish(), roles: z.array(z.string()), permissions: bits })
      .optional(),
  }),
  z.discriminatedUnion('type', [
    z.looseObject({
      type: z.literal(InteractionType.ApplicationCommand),
      data: commandData.extend({ type: z.enum(ApplicationCommandType) }),
    }),
    z.looseObject({ type: z.literal(InteractionType.ApplicationCommandAutocomplete), data: commandData }),
    z.looseObject({
      type: z.literal(InteractionType.MessageComponent),
      data: z.looseObject({
        custom_id: z.string(),
        component_type: z.enum(ComponentType),
        values: z.array(z.string()).optional(),
      }),
      message: z.looseObject({ id }),
    }),
    z.looseObject({
      type: z.literal(InteractionType.ModalSubmit),
      data: z.looseObject({ custom_id: z.string(), components: z.array(z.unknown()) }),
    }),
  ]),
);

/** Schemas of the data of packets, by event or operation; others are not read. */
const DATA_SCHEMAS: ReadonlyMap<unknown, z.ZodType> = new Map<unknown, z.ZodType>([
  [GatewayOpcodes.Hello, helloSchema],
  [GatewayDispatchEvents.Ready, readySchema],
  [GatewayDispatchEvents.InteractionCreate, interactionSchema],
]);

const dispatchSchema = z.looseObject({ t: z.string(), s: z.int().min(0) });

const KNOWN_OPERATIONS: readonly unknown[] = [
  GatewayOpcodes.Dispatch,
  GatewayOpcodes.Heartbeat,
  GatewayOpcodes.Reconnect,
  GatewayOpcodes.InvalidSession,
  GatewayOpcodes.Hello,
  GatewayOpcodes.HeartbeatAck,
];

/**
 * Converts a packet into a form that discord.js can read. Adds the channel of an interaction if only its id is given. Removes
 * null fields of its message, as discord.js takes them for values.
 */
export function readablePacket(packet: unknown): unknown {
  const { t, d } = Object(packet) as { readonly t?: unknown; readonly d?: unknown };
  if (t !== GatewayDispatchEvents.InteractionCreate) return packet;
  const { channel_id: channelId, ...data } = Object(d) as Readonly<Record<string, unknown>>;
  const channel = data.channel ?? (channelId === undefined ? undefined : { id: channelId });
  const message = Object.entries(Object(data.message)).filter(([, value]) => value !== null);
  return {
    ...Object(packet),
    d: { ...Object(d), channel, ...(data.message !== undefined && { message: Object.fromEntries(message) }) },
  };
}

/** Returns the fault of a gateway packet; undefined if it can be handled. */
export function packetFault(packet: unknown): PacketFault | undefined {
  const { op, t, d } = Object(packet) as { readonly op?: unknown; readonly t?: unknown; readonly d?: unknown };
  if (!KNOWN_OPERATIONS.includes(op)) return { type: '?', at: 'op' };
  const type = packetType(packet);
  const isEvent = op === GatewayOpcodes.Dispatch;
  const data = DATA_SCHEMAS.get(isEvent ? t : op);
  return (isEvent ? faultIn(type, dispatchSchema, packet) : undefined) ?? (data && faultIn(type, data, d));
}

/** Name of a packet's event or number of its operation, safe for the log. */
export function packetType(packet: unknown): string {
  const { op, t } = Object(packet) as { readonly op?: unknown; readonly t?: unknown };
  if (typeof t === 'string' && /^[A-Z_]{1,50}$/.test(t)) return t;
  return typeof op === 'number' ? `op ${op}` : '?';
}

function faultIn(type: string, schema: z.ZodType, value: unknown): PacketFault | undefined {
  const { error } = schema.safeParse(value);
  return error && { type, at: error.issues[0]?.path.join('.') || 'd' };
}
