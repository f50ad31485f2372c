/*
 * Types that expansions add to the rules. Each expansion declares its own beside its rules, so that the rules name no expansion
 * and the compiler knows all of them:
 *
 *     declare module '../../rules/expansion-types.ts' {
 *       interface ExpansionActions { readonly retrieve: { readonly type: 'retrieve' } }
 *     }
 */

/** Actions by their types. */
// biome-ignore lint/suspicious/noEmptyInterface: expansions fill it
export interface ExpansionActions {}

/** Events by their types. */
// biome-ignore lint/suspicious/noEmptyInterface: expansions fill it
export interface ExpansionEvents {}

/** Rejections by their codes. */
// biome-ignore lint/suspicious/noEmptyInterface: expansions fill it
export interface ExpansionRejections {}

/** Parts of views, each stated and read by its expansion alone. */
// biome-ignore lint/suspicious/noEmptyInterface: expansions fill it
export interface ExpansionViews {}

/** Parts of the views of seats. */
// biome-ignore lint/suspicious/noEmptyInterface: expansions fill it
export interface ExpansionSeatViews {}

/** Parts of views of features. */
// biome-ignore lint/suspicious/noEmptyInterface: expansions fill it
export interface ExpansionFeatureViews {}

/** Marks on segments of tiles. */
// biome-ignore lint/suspicious/noEmptyInterface: expansions fill it
export interface ExpansionMarks {}

/** Signs on tiles, outside their segments. */
// biome-ignore lint/suspicious/noEmptyInterface: expansions fill it
export interface ExpansionSigns {}

/** Fields of the file of a map. */
// biome-ignore lint/suspicious/noEmptyInterface: expansions fill it
export interface ExpansionMapFields {}

/** Fields of a town in the file of a map. */
// biome-ignore lint/suspicious/noEmptyInterface: expansions fill it
export interface ExpansionTownFields {}

/** Fields of what lies on a map at the start of a game. */
// biome-ignore lint/suspicious/noEmptyInterface: expansions fill it
export interface ExpansionLayoutFields {}

/** Steps of a turn by their names: true where a seat chooses, false where it never does, the name of another step where it chooses the same. */
// biome-ignore lint/suspicious/noEmptyInterface: expansions fill it
export interface ExpansionSteps {}
