#!/bin/sh
# Takes photographs of the demo goods: render.sh OUT [options of main.py | --missing]. README.md tells more.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
out=${1:?"usage: render.sh OUT [--only SB08,SB08--red] [--category SB] [--all-colours] [--cover storage-bags] [--missing] [--draft]"}
shift
mkdir -p "$out"
threads=${THREADS:-0}
[ "$threads" = 0 ] || export OMP_NUM_THREADS="$threads" OPENBLAS_NUM_THREADS="$threads"

take() {
  nice -n 19 ionice -c3 blender -b -noaudio -t "$threads" -P "$here/main.py" -- "$(cd "$out" && pwd)" "$@" 2>&1 |
    grep -E "^SHOT|Error|Traceback|File" | grep -v "Not freed" || true
}

if [ "${1:-}" = --missing ]; then
  shift
  for name in $(python3 "$here/missing.py" "$here/../photographs" "$out"); do
    take --only "$name" "$@"
  done
else
  take "$@"
fi
