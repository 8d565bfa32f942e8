/** The path of a value in a form's values: `amount`, `buyer.email`, `lines.2.amount`. */
export type PathOf<Value> = Value extends readonly (infer Item)[]
  ? `${number}` | `${number}.${PathOf<Item>}`
  : Value extends Whole
    ? never
    : { [Name in keyof Value & string]: Name | `${Name}.${PathOf<Value[Name]>}` }[keyof Value & string];

export type ValueAt<Value, Path extends string> = Path extends `${infer Name}.${infer Rest}`
  ? ValueAt<Part<Value, Name>, Rest>
  : Part<Value, Path>;

/** Paths to lists, and the type of their items. */
export type ListPathOf<Value> = {
  [Path in PathOf<Value>]: ValueAt<Value, Path> extends readonly unknown[] ? Path : never;
}[PathOf<Value>];
export type ItemAt<Value, Path extends string> =
  ValueAt<Value, Path> extends readonly (infer Item)[] ? Item : never;

type Part<Value, Name extends string> = Value extends readonly (infer Item)[]
  ? Item
  : Name extends keyof Value
    ? Value[Name]
    : never;

/** Has no fields of its own. */
type Whole = string | number | boolean | null | undefined | Date | Blob;
