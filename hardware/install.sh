#!/bin/sh
# Installs tablekeeper as a service on Raspberry Pi OS (or another Debian). Run it again at any time: it brings everything to
# where it should be and touches neither your table file nor your games.
#
#   sudo hardware/install.sh            installs or updates from this folder, starts the service, ends with the doctor's report
#   sudo hardware/install.sh --help     prints this
#
# Afterwards: your table is described in /etc/tablekeeper/table.yaml, your games are in /var/lib/tablekeeper.
set -eu

here=$(cd "$(dirname "$0")/.." && pwd)
home=/opt/tablekeeper

case "${1:-}" in
  '') ;;
  -h | --help)
    sed -n '2,8s/^# \{0,1\}//p' "$0"
    exit 0
    ;;
  *)
    echo "install.sh knows no \"$1\"; try --help" >&2
    exit 2
    ;;
esac
if [ "$(id -u)" -ne 0 ]; then
  echo "Please run:  sudo $0" >&2
  exit 1
fi

say() { printf '== %s\n' "$*"; }

say 'packages from Debian'
# USB HID needs the first two; npm brings everything else.
missing=''
for it in libusb-1.0-0 libudev1 npm; do
  case "$it" in
    npm) command -v npm > /dev/null || missing="$missing npm" ;;
    *) dpkg -s "$it" 2> /dev/null | grep -q '^Status: install ok installed' || missing="$missing $it" ;;
  esac
done
if [ -n "$missing" ]; then
  apt-get -qq update
  # shellcheck disable=SC2086 # names without spaces
  DEBIAN_FRONTEND=noninteractive apt-get -qq install --yes --no-install-recommends $missing
fi

say 'a user of its own'
getent group plugdev > /dev/null || groupadd --system plugdev
id tablekeeper > /dev/null 2>&1 ||
  useradd --system --home-dir /var/lib/tablekeeper --no-create-home --shell /usr/sbin/nologin tablekeeper
for group in dialout plugdev video input gpio i2c; do
  if getent group "$group" > /dev/null; then usermod -aG "$group" tablekeeper; fi
done

say "the program, in $home"
# Built beside the one that runs, then exchanged: a cable pulled in the middle leaves the old one whole.
rm -rf "$home.new"
mkdir -p "$home.new"
for it in package.json package-lock.json .npmrc src template web hardware firmware tools bin vite.config.ts tsconfig.json README.md LICENSE; do
  cp -R "$here/$it" "$home.new/"
done
(
  cd "$home.new"
  npm ci --no-audit --no-fund
  npm exec -- node tools/build-page.ts
  npm exec -- node tools/build-daemon.ts
  npm prune --omit=dev --no-audit --no-fund
  node tools/link-node.js # npm 9 takes the link to our Node along
)
systemctl stop tablekeeper.service 2> /dev/null || true
rm -rf "$home.old"
if [ -d "$home" ]; then mv "$home" "$home.old"; fi
mv "$home.new" "$home"
rm -rf "$home.old"

say 'your table'
mkdir -p /etc/tablekeeper
if [ ! -e /etc/tablekeeper/table.yaml ]; then
  # Editors find the schema beside it.
  sed 's/^  host: .*/  host: 0.0.0.0/; $a data: /var/lib/tablekeeper' "$home/hardware/tables/virtual.yaml" > /etc/tablekeeper/table.yaml
fi
cp "$home/hardware/tables/"table.schema*.json /etc/tablekeeper/
install -d -o tablekeeper -g tablekeeper -m 750 /var/lib/tablekeeper
# The host's page may write the table file and put another beside it. A sticky folder would keep the service from the other files, but
# Linux then also keeps root's editor from the table file (fs.protected_regular).
chgrp tablekeeper /etc/tablekeeper
chmod 775 /etc/tablekeeper
chown tablekeeper:tablekeeper /etc/tablekeeper/table.yaml

say 'rights for readers and pads'
install -D -m 644 "$home/hardware/udev/70-tablekeeper.rules" /etc/udev/rules.d/70-tablekeeper.rules
if command -v udevadm > /dev/null; then
  udevadm control --reload 2> /dev/null || true
  udevadm trigger 2> /dev/null || true
fi

say 'the service'
for it in tablekeeper.service media-tablekeeper.mount; do
  install -D -m 644 "$home/hardware/systemd/$it" "/etc/systemd/system/$it"
done
cat > /usr/local/bin/tablekeeper << END
#!/bin/sh
export TABLEKEEPER_TABLE=/etc/tablekeeper/table.yaml
exec $home/node_modules/.bin/node --v8-pool-size=1 $home/dist/daemon/bin/tablekeeper.js "\$@"
END
chmod 755 /usr/local/bin/tablekeeper
systemctl daemon-reload 2> /dev/null || true
systemctl enable tablekeeper.service
systemctl start tablekeeper.service 2> /dev/null || echo 'no systemd is running here: the service starts with the next boot'

say 'what the doctor says'
cd "$home"
node_modules/.bin/node dist/daemon/bin/tablekeeper.js doctor --config /etc/tablekeeper/table.yaml --data /var/lib/tablekeeper || true
