# Varnish puts the chrome's header and footer into a site's pages (ESI).
#
# Pages hold <esi:include src="/chrome/header?lang=de&amp;theme=light"/> and are sent with the header
# Surrogate-Control: content="ESI/1.0". Whatever the service does, pages stay whole: the last good copy
# stands in, and where there is none, the header and footer at the end of this file.
# ESI also obeys text that your pages repeat from visitors' input (searches, comments): escape < there as &lt;.
# To see it run: npm run example varnish
vcl 4.1;

import std;

# Your site.
backend site {
  .host = "127.0.0.1";
  .port = "8081";
}

# The chrome service. A page that finds no copy waits for it, so its time is short.
# Varnish speaks no TLS to backends: for an https service, name a local TLS proxy here.
backend chrome {
  .host = "127.0.0.1";
  .port = "8787";
  .host_header = "127.0.0.1:8787";
  .connect_timeout = 500ms;
  .first_byte_timeout = 1s;
  .between_bytes_timeout = 1s;
}

sub vcl_recv {
  unset req.http.Surrogate-Capability;
  if (req.esi_level == 0) {
    set req.http.Surrogate-Capability = {"varnish="ESI/1.0""};
  }
  if (req.url ~ "^/chrome/") {
    # Other paths of the service's origin, whoever decodes them.
    if (req.url ~ "(?i)^[^?]*(\.|%2e){2}") {
      return (synth(404));
    }
    set req.backend_hint = chrome;
    # An include carries the visitor's headers. The chrome is the same for everyone, and a cookie would keep it uncached.
    unset req.http.Cookie;
    unset req.http.Authorization;
    # Only includes, and files under hashed names, take room among the copies. Whatever else visitors ask for could
    # have any query, and would push the copies out.
    if (req.url ~ "^/chrome/assets/") {
      set req.url = regsub(req.url, "\?.*$", "");
    } else if (req.esi_level == 0) {
      unset req.http.If-None-Match;
      unset req.http.If-Modified-Since;
      unset req.http.Range;
      return (pass);
    }
    if (req.method == "GET" || req.method == "HEAD") {
      return (hash);
    }
    return (pass);
  }
  set req.backend_hint = site;
  # A page with includes has no parts that could be sent by themselves.
  unset req.http.Range;
}

sub vcl_hash {
  # One copy for all names of the site.
  if (req.url ~ "^/chrome/") {
    hash_data(req.url);
    return (lookup);
  }
}

sub vcl_backend_fetch {
  if (bereq.url ~ "^/chrome/") {
    # .host_header counts only where there is no Host.
    unset bereq.http.Host;
    # Nothing of the visitor. (A header that your own proxies add belongs here too.)
    unset bereq.http.User-Agent;
    unset bereq.http.Accept-Language;
    unset bereq.http.Referer;
    unset bereq.http.Origin;
    unset bereq.http.Forwarded;
    unset bereq.http.X-Forwarded-For;
    unset bereq.http.X-Forwarded-Host;
    unset bereq.http.X-Forwarded-Proto;
    unset bereq.http.X-Real-IP;
    unset bereq.http.Via;
  }
}

sub vcl_backend_response {
  if (bereq.url !~ "^/chrome/") {
    if (beresp.http.Surrogate-Control ~ "ESI/1.0") {
      unset beresp.http.Surrogate-Control;
      set beresp.do_esi = true;
      # They tell when the page changed, not when the chrome did.
      unset beresp.http.ETag;
      unset beresp.http.Last-Modified;
    }
    return (deliver);
  }

  # An error, or an error page of a gateway, is no file.
  if (bereq.url ~ "^/chrome/assets/" && (beresp.status != 200 || beresp.http.Cache-Control !~ "immutable")) {
    set beresp.uncacheable = true;
    set beresp.ttl = 2s;
  }

  # Hold the body back until it is whole: a broken one then counts as an error, and half a header is never sent.
  set beresp.do_stream = false;

  if (bereq.url ~ "^/chrome/(header|footer|head)(\?|$)") {
    # Varnish would put the body of any answer into the page, error pages of gateways included.
    # Only the service sends Portico-State.
    if (beresp.status != 200 || !beresp.http.Portico-State) {
      return (error(503, "No chrome"));
    }
    # A copy may be shown for as long as the service allows it after an error, and is renewed meanwhile.
    # That time ends before an announcement starts or ends: don't set a longer one.
    set beresp.grace = 0s;
    if (beresp.http.Cache-Control ~ "stale-if-error=[0-9]+") {
      set beresp.grace = std.duration(regsub(beresp.http.Cache-Control, "^.*stale-if-error=([0-9]+).*$", "\1s"), 0s);
    }
    return (deliver);
  }
}

sub vcl_synth {
  if (req.url ~ "^/chrome/") {
    synthetic("");
    return (deliver);
  }
}

sub vcl_backend_error {
  if (bereq.url !~ "^/chrome/(header|footer|head)(\?|$)") {
    return (deliver);
  }
  # A copy could not be renewed: it stays.
  if (bereq.is_bgfetch) {
    return (abandon);
  }
  # There is none. Varnish would put its own error page here.
  set beresp.status = 200;
  set beresp.http.Content-Type = "text/html; charset=utf-8";
  set beresp.http.Cache-Control = "no-store";
  # Ask the service again in 2 s, not with every page.
  set beresp.ttl = 2s;
  set beresp.grace = 0s;
  if (bereq.url ~ "^/chrome/header") {
    synthetic({"<header data-fallback="header" lang="en"><strong><a href="/">Acme</a></strong>
<a href="/pricing">Pricing</a><a href="/docs">Documentation</a><a href="/api/auth/login">Log in</a></header>"});
  } else if (bereq.url ~ "^/chrome/footer") {
    synthetic({"<footer data-fallback="footer" lang="en"><strong>Acme</strong>
<a href="/legal/privacy">Privacy</a><a href="/legal/terms">Terms</a><a href="/contact">Contact</a></footer>"});
  } else {
    synthetic("");
  }
  return (deliver);
}
