/** A text: one `t`, then runs (`r`) (ECMA-376 18.4.8, 18.3.1.53). Ignores phonetic readings (`rPh`) and extensions. */
export class RichText {
  text = '';
  /** Whether the current position is part of the text. */
  collecting = false;
  /** A second plain text, or one after runs: some programs read the first, others join them. */
  ambiguous = false;
  #aside = false;
  #run = false;
  #begun = false;

  tag(name: string, closing: boolean, empty: boolean): void {
    const opens = !closing && !empty;
    if (name === 'rPh' || name === 'extLst') this.#aside = opens;
    else if (name === 'r') this.#run = opens;
    else if (name === 't') {
      this.collecting = opens && !this.#aside;
      if (closing || this.#aside) return;
      this.ambiguous ||= this.#begun && !this.#run;
      this.#begun = true;
    }
  }
}
