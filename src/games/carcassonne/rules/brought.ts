/*
 * Types that expansions add to the rules. Each expansion declares its own beside its rules, so that the rules name no expansion
 * and the compiler knows all of them:
 *
 *     declare module '../../rules/brought.ts' {
 *       interface BroughtActions { readonly retrieve: { readonly type: 'retrieve' } }
 *     }
 */

/** Actions by their types. */
// biome-ignore lint/suspicious/noEmptyInterface: expansions fill it
export interface BroughtActions {}

/** Events by their types. */
// biome-ignore lint/suspicious/noEmptyInterface: expansions fill it
export interface BroughtEvents {}

/** Rejections by their codes. */
// biome-ignore lint/suspicious/noEmptyInterface: expansions fill it
export interface BroughtRejections {}

/** Parts of views, each stated and read by its expansion alone. */
// biome-ignore lint/suspicious/noEmptyInterface: expansions fill it
export interface BroughtViews {}

/** Parts of the views of seats. */
// biome-ignore lint/suspicious/noEmptyInterface: expansions fill it
export interface BroughtSeatViews {}

/** Parts of views of features. */
// biome-ignore lint/suspicious/noEmptyInterface: expansions fill it
export interface BroughtFeatureViews {}

/** Marks on segments of tiles. */
// biome-ignore lint/suspicious/noEmptyInterface: expansions fill it
export interface BroughtMarks {}

/** Signs on tiles, outside their segments. */
// biome-ignore lint/suspicious/noEmptyInterface: expansions fill it
export interface BroughtSigns {}

/** Fields of the file of a map. */
// biome-ignore lint/suspicious/noEmptyInterface: expansions fill it
export interface BroughtMapFields {}

/** Fields of a town in the file of a map. */
// biome-ignore lint/suspicious/noEmptyInterface: expansions fill it
export interface BroughtTownFields {}

/** Fields of what lies on a map at the start of a game. */
// biome-ignore lint/suspicious/noEmptyInterface: expansions fill it
export interface BroughtLayoutFields {}

/** Steps of a turn by their names: true where a seat chooses, false where it never does, the name of another step where it chooses the same. */
// biome-ignore lint/suspicious/noEmptyInterface: expansions fill it
export interface BroughtSteps {}
