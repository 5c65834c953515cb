#!/bin/sh
# Creates the shop's user and database when a new cluster begins. Patroni calls it with the address of the server.
set -eu
psql "$1" --no-psqlrc --quiet --set ON_ERROR_STOP=1 --set password="$SHOP_PASSWORD" <<'SQL'
create role haat login password :'password';
alter role haat set statement_timeout = '15s';
alter role haat set idle_in_transaction_session_timeout = '60s';
create database haat owner haat;
SQL
