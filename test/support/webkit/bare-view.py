"""A window that is nothing but a WebKitGTK view, for WebKitWebDriver: any width, no toolbar.

Its argument has the options of session.ts as JSON. It connects to the socket `control` and exchanges lines of JSON there. It
reports where the view is and how loading proceeds, and obeys commands: resize, script (run in every later document), dark,
still. It ends with the connection.
"""

import json
import socket
import sys
from types import SimpleNamespace

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gdk, GLib, Gtk, WebKit2  # noqa: E402

options = SimpleNamespace(**json.loads(sys.argv[1]))

control = socket.socket(socket.AF_UNIX)
control.connect(options.control)
incoming = control.makefile("r")
gtk = Gtk.Settings.get_default()
gtk.set_property("gtk-overlay-scrolling", not options.scrollBars)

# not an ephemeral context, because those do not write console messages
data = WebKit2.WebsiteDataManager(base_data_directory=options.data, base_cache_directory=options.data)
context = WebKit2.WebContext.new_with_website_data_manager(data)
context.set_automation_allowed(True)
if options.locale:
    context.set_preferred_languages([options.locale])
data.set_tls_errors_policy(WebKit2.TLSErrorsPolicy.IGNORE)
data.set_network_proxy_settings(
    WebKit2.NetworkProxyMode.CUSTOM,
    WebKit2.NetworkProxySettings.new(f"http://127.0.0.1:{options.proxy}", None),
)
settings = WebKit2.Settings(
    enable_write_console_messages_to_stdout=True,
    enable_javascript_markup=options.scripts,
    # three times as fast without a graphics card
    hardware_acceleration_policy=WebKit2.HardwareAccelerationPolicy.NEVER,
)
view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True, settings=settings)
window = Gtk.Window()


def report(event, **details):
    control.sendall((json.dumps({"event": event, "uri": view.get_uri(), **details}) + "\n").encode())


def add_script(source):
    frames, start = WebKit2.UserContentInjectedFrames.ALL_FRAMES, WebKit2.UserScriptInjectionTime.START
    view.get_user_content_manager().add_script(WebKit2.UserScript.new(source, frames, start, None, None))


COMMANDS = {
    "resize": lambda size: window.resize(*size),
    "script": add_script,
    "dark": lambda value: gtk.set_property("gtk-application-prefer-dark-theme", value),
    "still": lambda value: gtk.set_property("gtk-enable-animations", not value),
    "report": lambda _: None,
}


def receive(_channel, _condition):
    line = incoming.readline()
    if not line:
        Gtk.main_quit()
        return False
    message = json.loads(line)
    COMMANDS[message["command"]](message.get("value"))
    report("done", id=message["id"])
    return True


def show(_session):
    # the real pointer would hover over the page
    pointer = Gdk.Display.get_default().get_default_seat().get_pointer()
    pointer.warp(Gdk.Screen.get_default(), 10_000, 10_000)
    window.set_decorated(False)
    window.set_default_size(options.width, options.height)
    window.move(0, 0)
    window.add(view)
    window.show_all()
    return view


def automate(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("MiniBrowser")
    session.set_application_info(info)
    session.connect("create-web-view", show)


view.connect("notify::uri", lambda *_: report("moved"))
view.connect("load-changed", lambda _view, event: report(event.value_nick))
view.connect("load-failed", lambda _view, _event, uri, error: report("failed", failed=uri, message=error.message))
context.connect("automation-started", automate)
GLib.io_add_watch(control.fileno(), GLib.PRIORITY_DEFAULT, GLib.IO_IN | GLib.IO_HUP, receive)
report("ready")
Gtk.main()
