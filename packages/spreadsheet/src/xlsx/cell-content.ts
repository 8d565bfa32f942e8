import type { StoredType } from './cell-of.ts';
import { RichText } from './rich-text.ts';

/** The content of one cell. Only the cell's own elements count, not a program's extensions. */
export class CellContent {
  formula = false;
  /** The cell's current or last child element, and its nesting depth. */
  #child = '';
  #depth = 0;
  #value: string | undefined;
  #inline: RichText | undefined;
  #twice = false;

  get isClosed(): boolean {
    return this.#depth === 0;
  }

  get collecting(): boolean {
    return this.#child === 'v'
      ? this.#depth === 1
      : this.#child === 'is' && this.#inline?.collecting === true;
  }

  add(text: string): void {
    if (this.#child === 'v') this.#value = (this.#value ?? '') + text;
    else if (this.#inline) this.#inline.text += text;
  }

  tag(name: string, closing: boolean, empty: boolean): void {
    if (this.#depth === 0) this.#begin(name);
    else if (this.#child === 'is') this.#inline?.tag(name, closing, empty);
    else if (this.#child === 'v' && !closing) this.#twice = true;
    if (!empty) this.#depth += closing ? -1 : 1;
  }

  /** The value for the cell's type; undefined if empty. */
  valueOf(type: StoredType): string | undefined {
    return type === 'inlineStr' ? this.#inline?.text : this.#value;
  }

  /** The value is repeated, split, or in an element that its type does not use, so a reader would have to guess. */
  isAmbiguous(type: StoredType): boolean {
    const [meant, other] =
      type === 'inlineStr' ? [this.#inline, this.#value] : [this.#value, this.#inline?.text];
    return this.#twice || this.#inline?.ambiguous === true || (meant === undefined && other !== undefined);
  }

  #begin(name: string): void {
    this.#child = name;
    if (name === 'f') this.formula = true;
    if (name === 'v') {
      this.#twice ||= this.#value !== undefined;
      this.#value ??= '';
    }
    if (name === 'is') {
      this.#twice ||= this.#inline !== undefined;
      this.#inline ??= new RichText();
    }
  }
}
