/** Nominal types: a branded string or number cannot be mixed up with another of the same shape. */

declare const brand: unique symbol;

export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
