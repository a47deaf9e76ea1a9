#!/bin/sh
# Takes tablekeeper away again. Your games and your table file stay, unless you say --games too.
#
#   sudo hardware/uninstall.sh            removes service, program, rights and user
#   sudo hardware/uninstall.sh --games    removes /var/lib/tablekeeper and /etc/tablekeeper as well
set -eu

case "${1:-}" in
  '' | --games) ;;
  -h | --help)
    sed -n '2,5s/^# \{0,1\}//p' "$0"
    exit 0
    ;;
  *)
    echo "uninstall.sh knows no \"$1\"; try --help" >&2
    exit 2
    ;;
esac
if [ "$(id -u)" -ne 0 ]; then
  echo "Please run:  sudo $0" >&2
  exit 1
fi

systemctl disable --now tablekeeper.service 2> /dev/null || systemctl disable tablekeeper.service 2> /dev/null || true
rm -f /etc/systemd/system/tablekeeper.service /etc/udev/rules.d/70-tablekeeper.rules /usr/local/bin/tablekeeper
systemctl daemon-reload 2> /dev/null || true
rm -rf /opt/tablekeeper /opt/tablekeeper.new /opt/tablekeeper.old /var/cache/tablekeeper
if [ "${1:-}" = --games ]; then
  rm -rf /var/lib/tablekeeper /etc/tablekeeper
  userdel tablekeeper 2> /dev/null || true
else
  echo 'Your games are still in /var/lib/tablekeeper, your table in /etc/tablekeeper.'
fi
