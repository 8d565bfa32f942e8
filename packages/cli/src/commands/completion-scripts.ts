/** Each asks `dasbor complete` with the words so far; the last one may be empty. */
export const SCRIPTS: Readonly<Record<string, string>> = {
  bash: `_dasbor() {
  local IFS=$'\\n'
  COMPREPLY=($(dasbor complete "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -o default -F _dasbor dasbor`,
  zsh: `_dasbor() {
  local -a found
  found=("\${(@f)$(dasbor complete "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  compadd -a found
}
compdef _dasbor dasbor`,
  fish: `function __dasbor_complete
  set -l words (commandline -opc) (commandline -ct)
  dasbor complete $words[2..] 2>/dev/null
end
complete -c dasbor -f -a '(__dasbor_complete)'`,
};
